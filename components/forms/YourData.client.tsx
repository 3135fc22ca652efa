'use client';

import { useEffect, useRef, useState } from 'react';

import buttonStyles from '@/components/ui/Button.module.scss';
import { Notice } from '@/components/ui/Notice';
import { yourData } from '@/content/yourData';
import { browserJournal, mergeAll, openLocal, openSession } from '@/lib/forms/browser';
import {
  inventoryCsv,
  inventoryJson,
  isEmpty,
  removeAll,
  removeNote,
  removeRecord,
  takeInventory,
  type Inventory,
  type InventoryPorts,
} from '@/lib/forms/inventory';

import { ConfirmDialog } from './ConfirmDialog';
import { NoteTable, RecordTable } from './StoredTables';
import { saveFile } from './saveFile';
import { useHydrated } from './useHydrated';
import wayOutStyles from './WayOut.module.scss';
import styles from './YourData.module.scss';

/** What is about to be deleted, and how to ask for it. */
type Deletion = { readonly question: string; readonly run: (ports: InventoryPorts) => Promise<void> | void };

const inventoryPorts = (): InventoryPorts => ({ journal: browserJournal(), openLocal, openSession });

async function readInventory(): Promise<Inventory | 'blocked'> {
  await mergeAll();
  try {
    return takeInventory(inventoryPorts());
  } catch {
    return 'blocked';
  }
}

function Stored() {
  const isHydrated = useHydrated();
  const [inventory, setInventory] = useState<Inventory | 'blocked'>();
  const [deletion, setDeletion] = useState<Deletion>();
  const [message, setMessage] = useState('');
  const statusRef = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    const look = () => void readInventory().then(setInventory);
    look();
    // Another tab may store or delete while this one is looked at.
    window.addEventListener('storage', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);

  const carryOut = async ({ run }: Deletion) => {
    setDeletion(undefined);
    try {
      await run(inventoryPorts());
      setMessage(yourData.deleted);
    } catch (error) {
      console.error(error);
      setMessage(yourData.failed);
    }
    setInventory(await readInventory());
    statusRef.current?.focus();
  };

  if (inventory === undefined) {
    return (
      <>
        <p className={styles.loading}>{yourData.loading}</p>
        {!isHydrated && (
          <p className={wayOutStyles.late} data-way-out="late">
            {yourData.late}
          </p>
        )}
      </>
    );
  }
  if (inventory === 'blocked') {
    return (
      <Notice tone="upcoming" level="h2" title={yourData.blocked.title}>
        <p>{yourData.blocked.text}</p>
      </Notice>
    );
  }

  const { one, all } = yourData.confirm;
  return (
    <>
      <output ref={statusRef} tabIndex={-1} className={styles.status}>
        {message}
      </output>
      {isEmpty(inventory) ? (
        <Notice tone="ok" level="h2" title={yourData.nothing.title}>
          <p>{yourData.nothing.text}</p>
        </Notice>
      ) : (
        <>
          <div className={`${buttonStyles.row} ${styles.actions}`}>
            <button
              type="button"
              className={`${buttonStyles.button} ${buttonStyles.secondary}`}
              onClick={() => saveFile(`${yourData.fileName}.json`, 'application/json', inventoryJson(inventory))}
            >
              {yourData.exportJson}
            </button>
            {inventory.lists.length > 0 && (
              <button
                type="button"
                className={`${buttonStyles.button} ${buttonStyles.secondary}`}
                onClick={() => saveFile(`${yourData.fileName}.csv`, 'text/csv', inventoryCsv(inventory))}
              >
                {yourData.exportCsv}
              </button>
            )}
            <button
              type="button"
              className={buttonStyles.button}
              onClick={() => setDeletion({ question: all, run: removeAll })}
            >
              {yourData.deleteAll}
            </button>
          </div>
          {inventory.lists.map(({ form, items }) => (
            <RecordTable
              key={form}
              form={form}
              items={items}
              onDelete={(item) => setDeletion({ question: one, run: (ports) => removeRecord(ports, form, item) })}
            />
          ))}
          {(['foreign', 'notes'] as const).map((kind) => (
            <NoteTable
              key={kind}
              id={kind}
              title={yourData[kind].title}
              text={yourData[kind].text}
              notes={inventory[kind]}
              onDelete={(note) => setDeletion({ question: one, run: (ports) => removeNote(ports, note) })}
            />
          ))}
        </>
      )}
      {deletion && (
        <ConfirmDialog
          question={deletion.question}
          onYes={() => void carryOut(deletion)}
          onNo={() => setDeletion(undefined)}
        />
      )}
    </>
  );
}

/** Everything this site has stored in this browser, to read, to save and to delete. */
export function YourData() {
  return (
    <div className={styles.room}>
      <Stored />
    </div>
  );
}
