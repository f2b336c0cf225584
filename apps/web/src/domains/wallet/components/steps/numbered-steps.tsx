import styles from './numbered-steps.module.css'

interface NumberedStepsProps {
  readonly steps: readonly { readonly title: string; readonly line: string }[]
}

/** How something goes, one thing after the other. */
export const NumberedSteps = ({ steps }: NumberedStepsProps) => (
  <ol className={styles.steps}>
    {steps.map(({ title, line }) => (
      <li key={title}>
        <b>{title}</b>
        <span>{line}</span>
      </li>
    ))}
  </ol>
)
