import { FileLink, type FileLinkContent } from '@/components/ui/FileLink';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';

import styles from './BrandAssets.module.scss';

type BrandAssetsProps = Omit<Content['pages']['media-kit']['brand'], 'file'> & {
  readonly id: string;
  /** Everything below, and more, in one archive. */
  readonly file: FileLinkContent;
  readonly assets: Content['brand'];
};

/** Logos to download, each on the ground it is made for; the colours; how to use both. */
export function BrandAssets({ id, file, assets, ...words }: BrandAssetsProps) {
  const { title, lead, logos, download, colours, rulesTitle, rules } = words;

  return (
    <Section id={id} surface="palm" title={title} lead={lead}>
      <p>
        <FileLink {...file} />
      </p>
      <h3 className={styles.title}>{logos}</h3>
      <ul className={styles.logos} role="list">
        {assets.logos.map(({ file: logo, title: name, ground, width, height }) => (
          <li key={logo}>
            <div className={styles.stage} data-stage={ground}>
              <img src={`/brand/${logo}`} width={width} height={height} alt="" loading="lazy" />
            </div>
            <p className={styles.name}>{name}</p>
            <a className={styles.download} href={`/brand/${logo}`} download>
              <span className="visually-hidden">{download} </span>
              {logo}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.split}>
        <div>
          <h3 className={styles.title}>{colours}</h3>
          <ul className={styles.colours} role="list">
            {assets.colours.map(({ name, hex, use }) => (
              <li key={hex} className={styles.colour}>
                {/* A colour is content here: an attribute of a drawing, for the policy allows no inline style. */}
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
                <div>
                  <b>{name}</b> <code>{hex}</code>
                  <br />
                  <span className={styles.use}>{use}</span>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={styles.title}>{rulesTitle}</h3>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
