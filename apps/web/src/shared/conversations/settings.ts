import type { ChatSetting } from '@cliffhanger/contract/account/schemas.ts'
import type { ChatSession } from '@cliffhanger/contract/chat/schemas.ts'

/** What a member sets for a conversation of theirs, as a device keeps it. */
export interface ConversationSettings
  extends Pick<ChatSession, 'is_top' | 'disturbing' | 'is_archived' | 'archived_msg_id'> {
  /** When the mute ends by itself, in seconds by the server's clock; 0 or absent where it does not (S-131). */
  readonly disturbing_until?: number | undefined
}

/** What was set on this device and the server has not confirmed: what it becomes, and what the server has of it. */
export interface UntoldSettings {
  readonly set: Partial<ConversationSettings>
  readonly was: Partial<ConversationSettings>
}

interface Row extends ConversationSettings {
  readonly untold?: UntoldSettings | undefined
}

const names = ['is_top', 'disturbing', 'disturbing_until', 'is_archived', 'archived_msg_id'] as const

/** Those settings of `from` that `named` names as well. */
const picked = (from: Partial<ConversationSettings>, named: Partial<ConversationSettings>) =>
  Object.fromEntries(
    names.flatMap((name) => (named[name] === undefined || from[name] === undefined ? [] : [[name, from[name]]])),
  ) as Partial<ConversationSettings>

/** The settings that a record of the server tells; a mute always comes with its end, the archive with what had been seen. */
export const settingsIn = ({
  is_top,
  disturbing,
  disturbing_until = 0,
  is_archived,
  archived_msg_id = 0,
}: Partial<Pick<ChatSetting, (typeof names)[number]>>): Partial<ConversationSettings> => ({
  ...(is_top !== undefined && { is_top }),
  ...(disturbing !== undefined && { disturbing, disturbing_until }),
  ...(is_archived !== undefined && { is_archived, archived_msg_id }),
})

/** A conversation with what the server tells of its settings. What was set here and is still to be told stands. */
export const withSettings = <Known extends Row>(row: Known, answer: Partial<ConversationSettings>): Known => ({
  ...row,
  ...answer,
  ...row.untold?.set,
  ...(row.untold && { untold: { set: row.untold.set, was: { ...row.untold.was, ...picked(answer, row.untold.set) } } }),
})

const storedIn = (row: Row): ConversationSettings => ({
  is_top: row.is_top,
  disturbing: row.disturbing,
  disturbing_until: row.disturbing_until ?? 0,
  is_archived: row.is_archived ?? 0,
  archived_msg_id: row.archived_msg_id ?? 0,
})

/** A conversation in which its member just set this. */
export const withUntold = <Known extends Row>(row: Known, set: Partial<ConversationSettings>): Known => ({
  ...row,
  ...set,
  untold: {
    set: { ...row.untold?.set, ...set },
    was: { ...picked(storedIn(row), set), ...row.untold?.was },
  },
})

/** What is still to be told once the server has answered for `sent`: what was set again meanwhile. */
const leftAfter = (
  { set, was }: UntoldSettings,
  sent: Partial<ConversationSettings>,
): { readonly untold: UntoldSettings | undefined; readonly settled: Partial<ConversationSettings> } => {
  const settled = Object.fromEntries(
    names.flatMap((name) => (sent[name] !== undefined && sent[name] === set[name] ? [[name, was[name]] as const] : [])),
  ) as Partial<ConversationSettings>
  const open = names.filter((name) => set[name] !== undefined && !(name in settled))
  const of = (from: Partial<ConversationSettings>) =>
    Object.fromEntries(open.map((name) => [name, from[name]])) as Partial<ConversationSettings>
  return { untold: open.length > 0 ? { set: of(set), was: of(was) } : undefined, settled }
}

/** The server has stored `sent`, and answers what it has now. */
export const withAnswer = <Known extends Row>(
  row: Known,
  sent: Partial<ConversationSettings>,
  answer: Partial<ConversationSettings>,
): Known => {
  if (!row.untold) return withSettings(row, answer)
  const { untold } = leftAfter(row.untold, sent)
  return withSettings({ ...row, untold }, answer)
}

/** The server refused `sent`: what it has stands again, and what was set meanwhile. */
export const withoutUntold = <Known extends Row>(row: Known, sent: Partial<ConversationSettings>): Known => {
  if (!row.untold) return row
  const { untold, settled } = leftAfter(row.untold, sent)
  return { ...row, ...settled, untold }
}
