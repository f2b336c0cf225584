import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { type JoinLink, joinLinkLasts } from '@cliffhanger/contract/groups/join-links.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { formatDuration } from '@cliffhanger/i18n/format/durations.ts'
import { useState } from 'react'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Chips } from '../../../ui/forms/chips.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './joining.module.css'

/** How many people a link may let in, to choose from; 0: as many as come. */
const limits = [0, 1, 10, 50, 100] as const

interface NewLinkProps {
  readonly groupId: number
  readonly onMade: (link: JoinLink) => void
}

/** Asks how long a new link lasts, how many it lets in, and whether they have to be approved. */
export const NewLinkSheet = ({
  isOpen,
  onClose,
  ...form
}: NewLinkProps & { readonly isOpen: boolean; readonly onClose: () => void }) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={useTexts()('joining.newLink')}>
    <NewLinkForm {...form} />
  </Sheet>
)

const NewLinkForm = ({ groupId, onMade }: NewLinkProps) => {
  const t = useTexts()
  const language = useLanguage()
  const [lasts, setLasts] = useState<(typeof joinLinkLasts)[number]>(0)
  const [limit, setLimit] = useState<(typeof limits)[number]>(0)
  const [needsApproval, setNeedsApproval] = useState(false)
  const make = useAction(async () => {
    const link = await call(groupsCalls.createJoinLink, {
      group_id: groupId,
      last_seconds: lasts,
      use_limit: needsApproval ? 0 : limit,
      needs_approval: flagOf(needsApproval),
    })
    await forgetAnswers(groupsCalls.listJoinLinks)
    onMade(link)
  })
  return (
    <form
      className={page.sheetForm}
      onSubmit={(event) => {
        event.preventDefault()
        make.run()
      }}
    >
      <div className={styles.choice}>
        <span className={styles.label}>{t('joining.lasts')}</span>
        <Chips
          label={t('joining.lasts')}
          options={[...joinLinkLasts.slice(1), 0 as const].map((value) => ({
            value,
            label: value === 0 ? t('joining.lastsForever') : formatDuration(value, language),
          }))}
          value={lasts}
          onChange={setLasts}
        />
      </div>
      <CellGroup flush>
        <SwitchCell
          title={t('joining.approval')}
          description={t('joining.approvalHint')}
          isOn={needsApproval}
          onChange={async (isOn) => setNeedsApproval(isOn)}
        />
      </CellGroup>
      {!needsApproval && (
        <div className={styles.choice}>
          <span className={styles.label}>{t('joining.limit')}</span>
          <Chips
            label={t('joining.limit')}
            options={limits.map((value) => ({
              value,
              label: value === 0 ? t('joining.noLimit') : String(value),
            }))}
            value={limit}
            onChange={setLimit}
          />
        </div>
      )}
      <Button type="submit" block busy={make.isBusy}>
        {t('joining.create')}
      </Button>
    </form>
  )
}
