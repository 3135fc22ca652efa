'use client';

import { useEffect, useRef, useState } from 'react';

import { delivery as deliveryParts } from '@/components/islands/forms/delivery';
import { ShareOptions } from '@/components/islands/forms/ShareOptions';
import { Notice } from '@/components/islands/forms/parts/Notice';
import { useHydrated } from '@/components/islands/useHydrated';
import '@/components/islands/forms/ContactFallback.scss';
import type {
  ContactDetails,
  DeliveryWords,
  RecordWords,
  SharedWords,
  StoredWords,
} from '@/components/islands/forms/words';
import { getLists, openLocal, openSession, watchStored } from '@/lib/forms/browser';
import type { FormName } from '@/lib/forms/definitions';
import {
  findNoteKind,
  formatInventoryCsv,
  formatInventoryJson,
  isEmpty,
  markKeyOf,
  removeAll,
  removeNote,
  removeRecord,
  takeInventory,
  sendMethodOfItem,
  type Inventory,
  type InventoryPorts,
} from '@/lib/forms/inventory';
import { parseSentRecord } from '@/lib/forms/sentMarks';
import { StorageError } from '@/lib/forms/storage';
import type { SentRecord } from '@/lib/forms/stored';
import { fill } from '@/lib/language/fill';
import { createMomentFormat } from '@/lib/language/moment';

import { ConfirmDialog, Dialog } from './ConfirmDialog';
import { RecordTable } from './RecordTable';
import { saveFile } from './saveFile';
import { describeNote, StoredTable } from './StoredTable';
import './YourData.scss';

type Sending = {
  readonly form: FormName;
  readonly record: SentRecord;
  /** Whether the endpoint has accepted it; undefined in a build without one. */
  readonly sent: Promise<boolean> | undefined;
};

/** A deletion to confirm. */
type Deletion = { readonly question: string; readonly run: (ports: InventoryPorts) => Promise<void> | void };

/** The data found. Other errors are thrown on render, so that the island's fallback appears. */
type State = Inventory | 'blocked' | { readonly error: unknown };

const createInventoryPorts = (): InventoryPorts => ({ recordLists: getLists(), openLocal, openSession });

function readInventory(): State {
  try {
    return takeInventory(createInventoryPorts());
  } catch (error) {
    // Only an unavailable storage depends on the visitor's settings.
    return error instanceof StorageError ? 'blocked' : { error };
  }
}

type YourDataProps = {
  readonly words: StoredWords;
  readonly locale: string;
  readonly shared: Pick<SharedWords, 'shareOptions' | 'moment'>;
  readonly recordWords: RecordWords;
  readonly reach: ContactDetails;
  /** Texts of delivery; only in a build with an endpoint. */
  readonly delivery?: DeliveryWords;
};

function Stored({ words, locale, shared, recordWords, reach, delivery }: YourDataProps) {
  const isHydrated = useHydrated();
  const [inventory, setInventory] = useState<State>();
  const [deletion, setDeletion] = useState<Deletion>();
  const [sending, setSending] = useState<Sending>();
  const [message, setMessage] = useState('');
  const statusRef = useRef<HTMLParagraphElement>(null);

  useEffect(() => watchStored(() => setInventory(readInventory())), []);

  const carryOut = async ({ run }: Deletion) => {
    setDeletion(undefined);
    try {
      await run(createInventoryPorts());
      setMessage(words.deleted);
    } catch (error) {
      console.error(error);
      setMessage(words.failed);
    }
    setInventory(readInventory());
    statusRef.current?.focus();
  };

  if (inventory === undefined) {
    return (
      <div className="your-data__page" data-surface="paper">
        <p className="muted">{words.loading}</p>
        {!isHydrated && (
          <p className="contact-fallback--late" data-contact-fallback="late">
            {words.late}
          </p>
        )}
      </div>
    );
  }
  if (inventory === 'blocked') {
    return (
      <Notice tone="upcoming" level="h2" title={words.blocked.title}>
        <p>{words.blocked.text}</p>
      </Notice>
    );
  }

  if ('error' in inventory) {
    throw inventory.error;
  }

  const { one, all } = words.confirm;
  const formatTime = createMomentFormat(locale, shared.moment);
  const sendLabel = delivery ? words.sent.sendAgain : words.sent.send;
  const send = (form: FormName, item: string) => {
    const record = parseSentRecord(item);
    if (record) setSending({ form, record, sent: deliveryParts?.deliver(form, record) });
  };
  // Sent marks of listed records are shown in their rows.
  const marks = new Set(inventory.lists.flatMap(({ form, items }) => items.map((item) => markKeyOf(form, item))));
  const notes = inventory.notes.filter(({ key }) => !marks.has(key));
  return (
    <>
      <p ref={statusRef} tabIndex={-1} aria-live="polite" className="your-data__status">
        {message}
      </p>
      {isEmpty(inventory) ? (
        <div className="your-data__page" data-surface="paper">
          <h2 className="subheading">{words.nothing.title}</h2>
          <p>{words.nothing.text}</p>
        </div>
      ) : (
        <>
          <div className="button-row your-data__actions">
            <button
              type="button"
              className="button button--secondary"
              onClick={() => saveFile(`${words.fileName}.json`, 'application/json', formatInventoryJson(inventory))}
            >
              {words.exportJson}
            </button>
            {inventory.lists.length > 0 && (
              <button
                type="button"
                className="button button--secondary"
                onClick={() => saveFile(`${words.fileName}.csv`, 'text/csv', formatInventoryCsv(inventory))}
              >
                {words.exportCsv}
              </button>
            )}
            <button type="button" className="button" onClick={() => setDeletion({ question: all, run: removeAll })}>
              {words.deleteAll}
            </button>
          </div>
          {inventory.lists.map(({ form, items }) => (
            <RecordTable
              key={form}
              form={form}
              items={items}
              choices={recordWords.choices}
              {...{ words, formatTime }}
              sendMethodOf={(item) => sendMethodOfItem(createInventoryPorts(), form, item)}
              sendLabel={sendLabel}
              onSend={(item) => send(form, item)}
              onDelete={(item) => setDeletion({ question: one, run: (ports) => removeRecord(ports, form, item) })}
            />
          ))}
          {notes.length > 0 && (
            <StoredTable
              id="notes"
              title={words.notes.title}
              text={words.notes.text}
              words={words}
              columns={[words.notes.key, words.notes.value]}
              items={notes}
              row={(note, index) => ({
                key: `${note.area} ${note.key}`,
                cells: [words.notes[findNoteKind(note)], describeNote(words, recordWords.choices, formatTime, note)],
                deleteLabel: fill(words.deleteNoteLabel, { place: index + 1, key: words.notes[findNoteKind(note)] }),
                onDelete: () => setDeletion({ question: one, run: (ports) => removeNote(ports, note) }),
              })}
            />
          )}
        </>
      )}
      {sending && (
        <Dialog
          title={sendLabel}
          close={words.sent.close}
          onClose={() => {
            setSending(undefined);
            setInventory(readInventory());
          }}
        >
          {deliveryParts && delivery && sending.sent ? (
            <deliveryParts.DeliveryStatus
              form={sending.form}
              record={sending.record}
              delivery={sending.sent}
              words={delivery}
              {...{ recordWords, shared, reach }}
            />
          ) : (
            <ShareOptions
              form={sending.form}
              record={sending.record}
              words={recordWords}
              lead={shared.shareOptions.lead}
              {...{ shared, reach }}
            />
          )}
        </Dialog>
      )}
      {deletion && (
        <ConfirmDialog
          question={deletion.question}
          words={words.confirm}
          onYes={() => void carryOut(deletion)}
          onNo={() => setDeletion(undefined)}
        />
      )}
    </>
  );
}

/** Shows all data that this site has stored in the browser, with export and deletion. */
export function YourData(props: YourDataProps) {
  return (
    <div className="your-data">
      <Stored {...props} />
    </div>
  );
}
