import styles from './facts.module.css'

/** Facts beside each other with a dot between them; where one begins a new line, the dot before it is not seen. */
export const Facts = ({ of: facts }: { readonly of: readonly string[] }) => (
  <span className={styles.frame}>
    <span className={styles.facts}>
      {facts.map((fact, index) => (
        <span key={index} className={styles.fact}>
          {index > 0 && <span className={styles.dot}> · </span>}
          {fact}
        </span>
      ))}
    </span>
  </span>
)
