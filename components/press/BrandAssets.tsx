import { FileLink, type FileLinkContent } from '@/components/ui/FileLink';
import { Fold } from '@/components/ui/Fold';
import { MarkedList } from '@/components/ui/MarkedList';
import { Section } from '@/components/ui/Section';
import { brandFolder, getLogoFile } from '@/lib/content/brand';
import type { Content } from '@/lib/content';

import styles from './BrandAssets.module.scss';

type BrandAssetsProps = Omit<Content['pages']['media-kit']['brand'], 'file'> & {
  readonly id: string;
  /** An archive with all assets. */
  readonly file: FileLinkContent;
  readonly assets: Content['brand'];
};

/** Logos to download, each on the surface it is made for; brand colours; usage rules. */
export function BrandAssets({ id, file, assets, ...words }: BrandAssetsProps) {
  const { title, lead, logos, download, colours, rulesTitle, rules } = words;

  return (
    <>
      <Section id={id} surface="paper" title={title} lead={lead}>
        <FileLink {...file} />
      </Section>
      <section>
        <h3 className="visually-hidden">{logos}</h3>
        <ul className={styles.logos} role="list">
          {assets.logos.map(({ title: name, ground, shape }) => (
            <li key={name} className={styles.stage} data-surface={ground === 'dark' ? 'indigo' : 'tag'}>
              <div className={styles.logo}>
                <img src={`/${brandFolder}/${getLogoFile({ shape, ground })}`} height="180" alt="" loading="lazy" />
              </div>
              <p className={styles.name}>
                {name}
                <a className={styles.download} href={`/${brandFolder}/${getLogoFile({ shape, ground })}`} download>
                  <span className="visually-hidden">{download} </span>
                  {getLogoFile({ shape, ground })}
                </a>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="visually-hidden">{colours}</h3>
        <ul className={styles.colours} role="list">
          {assets.colours.map(({ name, hex, use }) => (
            <li key={hex}>
              {/* The colour comes from content, so it is an SVG attribute: the policy forbids inline styles. */}
              <svg
                className={styles.swatch}
                viewBox="0 0 1 1"
                width="64"
                height="64"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width="1" height="1" fill={hex} />
              </svg>
              <div className={styles.about}>
                <b className={styles.hue}>{name}</b> <code>{hex}</code>
                <br />
                <span className="muted">{use}</span>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <Section>
        <Fold summaryIs="heading" summary={<h2>{rulesTitle}</h2>}>
          <div className={styles.rules}>
            <MarkedList items={rules} kind="lines" />
          </div>
        </Fold>
      </Section>
    </>
  );
}
