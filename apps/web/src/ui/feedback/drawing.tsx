import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** What lists hold: each kind has one drawing. */
export type DrawingName =
  | 'picture'
  | 'people'
  | 'money'
  | 'box'
  | 'ticket'
  | 'receipt'
  | 'magnifier'
  | 'bell'
  | 'bookmark'
  | 'clock'
  | 'heart'
  | 'lock'
  | 'tray'

/** Two tones, each of the theme: what is there in the tone of quiet text, what one would wish for in the accent. */
const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  picture: (
    <>
      <rect className={styles.ink} x="46" y="52" width="68" height="44" rx="6" />
      <g transform="rotate(-14 48 50)">
        <rect className={styles.ink} x="46" y="36" width="68" height="14" rx="4" />
        <path className={styles.line} d="M60 36l-7 14M78 36l-7 14M96 36l-7 14M112 38l-6 12" />
      </g>
      <path
        className={styles.accent}
        d="M73 64.5v19a2.5 2.5 0 0 0 3.8 2.1l15.4-9.5a2.5 2.5 0 0 0 0-4.2l-15.4-9.5a2.5 2.5 0 0 0-3.8 2.1z"
      />
    </>
  ),
  people: (
    <>
      <circle className={styles.ink} cx="62" cy="52" r="13" />
      <path className={styles.ink} d="M38 98v-6a24 24 0 0 1 48 0v6z" />
      <path
        className={styles.accent}
        d="M92 26h26a9 9 0 0 1 9 9v15a9 9 0 0 1-9 9h-13l-10.4 8.3a1.6 1.6 0 0 1-2.6-1.3V58.6a9 9 0 0 1-9-9V35a9 9 0 0 1 9-9z"
      />
      <path className={styles.onAccent} d="M96 42.5h.01M105 42.5h.01M114 42.5h.01" />
    </>
  ),
  money: (
    <>
      <circle className={styles.accent} cx="92" cy="38" r="16" />
      <path className={styles.onAccent} d="M88 38h8M92 34v8" />
      <path className={styles.ink} d="M40 52a8 8 0 0 1 8-8h58a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z" />
      <path className={styles.ink} d="M120 62H98a9 9 0 0 0 0 18h22a2 2 0 0 0 2-2V64a2 2 0 0 0-2-2z" />
      <circle className={styles.dot} cx="100" cy="71" r="2.5" />
    </>
  ),
  box: (
    <>
      <path
        className={styles.accent}
        d="M80 16l4.6 9.6 10.4 1.4-7.6 7.3 1.9 10.4-9.3-5-9.3 5 1.9-10.4-7.6-7.3 10.4-1.4z"
      />
      <path className={styles.ink} d="M46 60l34 12 34-12v28a4 4 0 0 1-2.7 3.8L80 102l-31.3-10.2A4 4 0 0 1 46 88z" />
      <path className={styles.ink} d="M46 60l-11-9 34-11 11 11z" />
      <path className={styles.ink} d="M114 60l11-9-34-11-11 11z" />
      <path className={styles.ink} d="M46 60l34-9 34 9-34 12z" />
      <path className={styles.line} d="M80 72v30" />
    </>
  ),
  ticket: (
    <>
      <path
        className={styles.ink}
        transform="rotate(-8 80 62)"
        d="M40 40h80a6 6 0 0 1 6 6v7a9 9 0 0 0 0 18v7a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6v-7a9 9 0 0 0 0-18v-7a6 6 0 0 1 6-6z"
      />
      <path className={styles.line} transform="rotate(-8 80 62)" d="M98 45v5M98 57v5M98 69v5M98 78v3" />
      <path className={styles.hand} transform="rotate(-8 80 62)" d="M58 74l18-24" />
      <circle className={styles.accent} transform="rotate(-8 80 62)" cx="57" cy="53" r="5.5" />
      <circle className={styles.accent} transform="rotate(-8 80 62)" cx="77" cy="71" r="5.5" />
    </>
  ),
  receipt: (
    <>
      <path className={styles.ink} d="M52 26h50a5 5 0 0 1 5 5v68l-10-6-10 6-10-6-10 6-10-6-10 6V31a5 5 0 0 1 5-5z" />
      <path className={styles.line} d="M60 42h34M60 54h34M60 66h18" />
      <circle className={styles.accent} cx="104" cy="78" r="16" />
      <path className={styles.onAccent} d="M97 78l5 5 9-10" />
    </>
  ),
  magnifier: (
    <>
      <rect className={styles.ink} x="36" y="34" width="56" height="64" rx="7" />
      <path className={styles.line} d="M47 50h30M47 62h18M47 74h14M47 86h20" />
      <circle className={styles.lens} cx="94" cy="66" r="21" />
      <path className={styles.handle} d="M109 82l15 16" />
      <path className={styles.glint} d="M83 62a12 12 0 0 1 9-8" />
    </>
  ),
  bell: (
    <>
      <path className={styles.accent} d="M68 90a12 12 0 0 0 24 0z" />
      <path
        className={styles.ink}
        d="M80 28a4 4 0 0 1 4 4v2.4A24 24 0 0 1 104 58v14l7.2 10.8A4.6 4.6 0 0 1 107.4 90H52.6a4.6 4.6 0 0 1-3.8-7.2L56 72V58a24 24 0 0 1 20-23.6V32a4 4 0 0 1 4-4z"
      />
      <path className={styles.line} d="M56 74h48" />
      <path className={styles.wish} d="M116 40a30 30 0 0 1 6 18M44 40a30 30 0 0 0-6 18" />
    </>
  ),
  bookmark: (
    <>
      <rect className={styles.ink} x="40" y="34" width="44" height="62" rx="7" />
      <path className={styles.line} d="M50 80h24M50 88h14" />
      <path
        className={styles.accent}
        d="M82 24h30a6 6 0 0 1 6 6v54a2.6 2.6 0 0 1-4.2 2L97 73.6 80.2 86A2.6 2.6 0 0 1 76 84V30a6 6 0 0 1 6-6z"
      />
      <path className={styles.onAccent} d="M97 38v18M88 47h18" />
    </>
  ),
  clock: (
    <>
      <circle className={styles.ink} cx="80" cy="62" r="35" />
      <path className={styles.line} d="M80 33v5M109 62h-5M80 91v-5M51 62h5" />
      <path className={styles.hand} d="M80 44v19l12 9" />
      <path className={styles.accent} d="M42 32a3 3 0 0 1 5.1-2.100l11 11A3 3 0 0 1 56 46H42a3 3 0 0 1-3-3z" />
    </>
  ),
  heart: (
    <>
      <rect className={styles.ink} x="44" y="28" width="50" height="70" rx="8" transform="rotate(-7 69 63)" />
      <path
        className={styles.accent}
        d="M94 98l-23.5-22.600a15.5 15.5 0 0 1 0-22.3 15.8 15.8 0 0 1 22 0l1.5 1.5 1.5-1.500a15.8 15.8 0 0 1 22 0 15.5 15.5 0 0 1 0 22.300z"
      />
    </>
  ),
  lock: (
    <>
      <path className={styles.hand} d="M62 58V45a17 17 0 0 1 33-5.5" />
      <rect className={styles.ink} x="50" y="56" width="60" height="44" rx="9" />
      <circle className={styles.accent} cx="80" cy="75" r="7" />
      <path className={styles.hand} d="M80 77v9" />
    </>
  ),
  tray: (
    <>
      <path className={styles.ink} d="M42 70h18l7 11h26l7-11h18v22a8 8 0 0 1-8 8H50a8 8 0 0 1-8-8z" />
      <path className={styles.hand} d="M80 24v40" />
      <path className={styles.hand} d="M66 52l14 14 14-14" />
    </>
  ),
}

/** A small picture that says what a place is for. Decorative: the words beside it say the same. */
export const Drawing = ({ of }: { readonly of: DrawingName }) => (
  <svg className={styles.drawing} viewBox="0 0 160 120" width={160} height={120} aria-hidden="true">
    <circle className={styles.sky} cx="80" cy="60" r="52" />
    <path className={styles.wish} d="M22 44v8M18 48h8M138 22v6M135 25h6M142 92h.01M24 84h.01" />
    {drawings[of]}
  </svg>
)
