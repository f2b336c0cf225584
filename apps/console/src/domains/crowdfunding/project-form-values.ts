import type { ProjectForm, WrittenProject } from '@cliffhanger/contract/crowdfunding/operator-project-schemas.ts'
import { type ClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'

/** A project as its form holds it: payees are typed by their numbers. */
export interface ProjectFormValues extends WrittenProject {
  readonly payee_numbers: string
}

export const formOfProject = (project: WrittenProject): ProjectFormValues => ({
  ...project,
  payee_numbers: project.payees.map(({ user_no: number }) => number).join(', '),
})

type Text = NonNullable<ProjectForm['texts']['en']>
type TypedText = { readonly [Part in keyof Text]?: string | null }
export type TypedTexts = { readonly [Language in ClientLanguage]?: TypedText | null | undefined }

/** What react-admin holds of a form that is being filled in: anything may be missing yet. */
export type TypedProject = {
  readonly [Name in Exclude<keyof ProjectFormValues, 'texts' | 'image_keys'>]?: ProjectFormValues[Name] | null
} & { readonly texts?: TypedTexts; readonly image_keys?: readonly (string | null | undefined)[] }

/** The languages somebody wrote something in. */
export const writtenProjectTexts = (texts: TypedTexts | undefined): { [Language in ClientLanguage]?: Text } =>
  Object.fromEntries(
    clientLanguages.flatMap((language) => {
      const typed = texts?.[language]
      const text: Text = {
        title: typed?.title?.trim() ?? '',
        intro: typed?.intro ?? '',
        rights: typed?.rights ?? '',
        risk: typed?.risk ?? '',
      }
      return Object.values(text).some((part) => part !== '') ? [[language, text]] : []
    }),
  )

/** Numbers of members as they were typed, each once. */
export const numbersIn = (typed: string | null | undefined): string[] => [
  ...new Set((typed ?? '').split(/[\s,，、;]+/u).filter(Boolean)),
]

/** What is sent of a form, its payees found by their numbers before. */
export const projectFormOf = (typed: TypedProject, payeeIds: readonly number[]): ProjectForm => ({
  type_id: typed.type_id ?? 0,
  texts: writtenProjectTexts(typed.texts),
  copyright_owner: typed.copyright_owner ?? '',
  cover_key: typed.cover_key ?? '',
  image_keys: (typed.image_keys ?? []).flatMap((key) => key || []),
  unit_price: typed.unit_price ?? '0',
  units_total: typed.units_total ?? 0,
  min_amount: typed.min_amount ?? '0',
  min_unit: typed.min_unit ?? 1,
  max_unit: typed.max_unit ?? 0,
  day_rate: typed.day_rate ?? '0',
  cycle_days: typed.cycle_days ?? 0,
  start_time: typed.start_time ?? 0,
  end_time: typed.end_time ?? 0,
  payee_ids: [...payeeIds],
  sort: typed.sort ?? 0,
})
