import { ratingWordsMax, type SupportCase } from '@cliffhanger/contract/support/schemas.ts'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import form from '../../../ui/forms/form-page.module.css'
import { StarChoice } from '../../../ui/forms/star-choice.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { useNow } from '../conversations/use-now.ts'
import styles from './rate-case.module.css'
import { isRateable, rateCase, refreshSupportCase, type SupportState } from './use-support-case.ts'

/** Cases this member does not want to be asked about any more while the client is open. */
const dismissed = new Set<number>()

/** Above where one writes to customer service: how they helped, once their conversation was closed (S-142). */
export const RateCase = ({ state }: { readonly state: SupportState | undefined }) => {
  const t = useTexts()
  const nowMs = useNow()
  const [stars, setStars] = useState(0)
  const [isGone, setIsGone] = useState(false)
  const mine = state?.case
  if (isGone || !isRateable(mine, nowMs) || dismissed.has(mine.case_id)) return null
  return (
    <section className={styles.card} aria-label={t('support.rate')}>
      <p className={styles.title}>{t('support.rate')}</p>
      <StarChoice filled={stars} nameOf={(count) => t('player.starsOf', { count })} onChoose={setStars} />
      <IconButton
        icon={X}
        label={t('shell.close')}
        className={styles.close}
        onClick={() => {
          dismissed.add(mine.case_id)
          setIsGone(true)
        }}
      />
      <Sheet isOpen={stars > 0} onClose={() => setStars(0)} title={t('support.rate')}>
        <RateForm mine={mine} stars={stars} onChoose={setStars} onDone={() => setStars(0)} />
      </Sheet>
    </section>
  )
}

interface RateFormProps {
  readonly mine: SupportCase
  readonly stars: number
  readonly onChoose: (count: number) => void
  readonly onDone: () => void
}

const RateForm = ({ mine, stars, onChoose, onDone }: RateFormProps) => {
  const t = useTexts()
  const { values, field } = useForm({ comment: '' }, () => ({ comment: undefined }))
  const send = useAction(
    async () => {
      await rateCase(mine.case_id, stars, values.comment.trim())
      toast(t('support.thanks'))
      onDone()
    },
    // Another device rated it, or the time is over: then the question goes.
    () => {
      void refreshSupportCase()
      return false
    },
  )
  return (
    <form
      className={form.sheetForm}
      onSubmit={(event) => {
        event.preventDefault()
        send.run()
      }}
    >
      <StarChoice filled={stars} nameOf={(count) => t('player.starsOf', { count })} onChoose={onChoose} />
      <TextArea {...field('comment')} label={t('support.words')} maxLength={ratingWordsMax} />
      <Button type="submit" block busy={send.isBusy}>
        {t('support.send')}
      </Button>
    </form>
  )
}
