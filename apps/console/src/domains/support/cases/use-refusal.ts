import { Refused } from '@cliffhanger/client/call-error.ts'
import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import type { CaseDetail } from '@cliffhanger/contract/support/operator-schemas.ts'
import { useLogoutIfAccessDenied } from 'react-admin'
import { failureText } from '../../../platform/failure.ts'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'

interface Refusal {
  readonly caseId: number
  readonly onSay: (words: string) => void
  readonly onChanged: () => void
  readonly put: (supportCase: CaseDetail) => void
}

const readCase = async (id: number): Promise<CaseDetail | undefined> => {
  try {
    return (await callServer(caseOperatorCalls.getCase, { id })).case
  } catch {
    // The refusal has words of its own.
    return undefined
  }
}

/** Says why something was not done to a case. Where a colleague has it now, the words name them, and the case is shown as it is. */
export function useRefusal({ caseId, onSay, onChanged, put }: Refusal): (error: unknown) => Promise<void> {
  const t = useTexts()
  const logoutIfOver = useLogoutIfAccessDenied()
  return async (error) => {
    if (await logoutIfOver(error)) return
    const isElsewhere = error instanceof Refused && (error.is('caseTaken') || error.is('notYourCase'))
    const read = isElsewhere ? await readCase(caseId) : undefined
    const name = read?.operator?.name
    onSay(name ? t('cases.takenBy', { name }) : failureText(error))
    onChanged()
    if (read) put(read)
  }
}
