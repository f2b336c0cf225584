import { SearchInput, SelectInput } from 'react-admin'

/** The words or number that a list is searched for. */
export const searchFor = (source: string, placeholder: string) => (
  <SearchInput key={source} source={source} placeholder={placeholder} sx={{ width: 300 }} alwaysOn />
)

interface Choice {
  readonly id: string | number
  readonly name: string
}

/** One of several kinds that a list shows alone; `emptyText` names the choice of all of them. */
export const choiceOf = (source: string, label: string, choices: readonly Choice[], emptyText?: string) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={[...choices]}
    {...(emptyText !== undefined && { emptyText })}
    alwaysOn
  />
)
