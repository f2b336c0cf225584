import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { create } from 'zustand'

/** What a member filled in to join a project. */
interface JoinDraft {
  /** Units; undefined before any were chosen. */
  readonly wanted?: number
  readonly name: string
  readonly coupons: readonly JudgedCoupon[]
}

const empty: JoinDraft = { name: '', coupons: [] }

/** By project. They outlast the screen, since the contract is read on another one before joining, and end with the page. */
const useDrafts = create<{ readonly drafts: Readonly<Record<number, JoinDraft>> }>(() => ({ drafts: {} }))

/** The draft of one project, and how it is changed; undefined empties it. */
export const useJoinDraft = (projectId: number) => ({
  ...useDrafts(({ drafts }) => drafts[projectId] ?? empty),
  change: (changes: Partial<JoinDraft> | undefined): void =>
    useDrafts.setState(({ drafts }) => ({
      drafts: { ...drafts, [projectId]: changes ? { ...(drafts[projectId] ?? empty), ...changes } : empty },
    })),
})
