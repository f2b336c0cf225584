import styles from './empty-bars.module.css'

/** Heights in percent: the shape of a chart, and no figures. */
const heights = [16, 26, 21, 36, 30, 45, 39]
const step = 100 / heights.length
const bar = step * 0.7

/** The place of bars before there is one: their shadow on the ground, and a sentence instead of a scale of nothing. */
export const EmptyBars = ({ words }: { readonly words: string }) => (
  <figure className={styles.empty}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {heights.map((height, index) => (
        <rect key={height} x={index * step + (step - bar) / 2} y={100 - height} width={bar} height={height} />
      ))}
    </svg>
    <figcaption>{words}</figcaption>
  </figure>
)
