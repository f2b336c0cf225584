import { Refused } from '@cliffhanger/client/call-error.ts'
import { type RealNameUse, realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { normalizeIdCard } from '@cliffhanger/rules/account/real-name.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId, useState } from 'react'
import { call } from '../../../../platform/server/client.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { type UploadState, useUpload } from '../../../../shared/uploads/use-upload.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx'
import page from '../../../../ui/forms/form-page.module.css'
import { FormPage } from '../../../../ui/forms/form-page.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { IdentityPoints } from '../../identity/identity-points.tsx'
import { forgetAbout } from '../../wallet-answers.ts'
import { PictureField } from './picture-field.tsx'
import styles from './real-name-form.module.css'

interface RealNameFormProps {
  /** What was refused before, and why. */
  readonly former: { readonly name: string; readonly number: string; readonly reason: string } | undefined
  /** What the platform asks it for. */
  readonly neededFor: readonly RealNameUse[] | undefined
}

const isOnItsWay = ({ percent }: UploadState): boolean => percent !== undefined && percent >= 0

const isNumber = (typed: string): boolean => normalizeIdCard(typed.trim()) !== undefined

/** Name, number and both sides of a document: what for, who sees it and how much is there already stand above them. */
export const RealNameForm = ({ former, neededFor }: RealNameFormProps) => {
  const t = useTexts()
  const [isRequested, setIsRequested] = useState(false)
  const [front, back] = [useUpload('chat'), useUpload('chat')]
  const form = useForm(
    { real_name: former?.name ?? '', id_card: former?.number ?? '' },
    ({ real_name: name, id_card: number }) => ({
      real_name: name.trim().length >= 2 ? undefined : t('payment.nameWrong'),
      id_card: isNumber(number) ? undefined : t('payment.cardNumberWrong'),
    }),
  )
  const submit = useAction(
    async () => {
      await call(realNameCalls.submitRealName, {
        real_name: form.values.real_name.trim(),
        id_card: form.values.id_card.trim(),
        front_url: front.key,
        back_url: back.key,
      })
      toast(t('payment.submitted'))
      await forgetAbout('realName')
    },
    (error) => {
      // Another device was faster: its application is what there is now.
      if (error instanceof Refused && error.is('realNameInReview')) void forgetAbout('realName')
      return form.refuse(error)
    },
  )
  const missing = (key: string): string | undefined =>
    isRequested && key === '' ? t('payment.pictureMissing') : undefined
  const parts = [
    form.values.real_name.trim().length >= 2,
    isNumber(form.values.id_card),
    front.key !== '',
    back.key !== '',
  ]
  return (
    <FormPage
      submitLabel={t('payment.submit')}
      isBusy={submit.isBusy || isOnItsWay(front) || isOnItsWay(back)}
      waitsFor={form.missing ?? (front.key === '' || back.key === '' ? t('payment.pictureMissing') : undefined)}
      onSubmit={() => {
        setIsRequested(true)
        if (form.check() && front.key !== '' && back.key !== '') submit.run()
      }}
    >
      {former && (
        <section className={styles.refused}>
          <Icon of={CircleAlert} size={20} />
          <h2>{t('payment.realNameRefused')}</h2>
          <p>{t('payment.realNameFailedHint', { reason: former.reason })}</p>
          <p>{t('payment.realNameRetry')}</p>
        </section>
      )}
      <Progress done={parts.filter(Boolean).length} total={parts.length} />
      <IdentityPoints neededFor={neededFor} />
      <Part title={t('payment.realNameDetails')} hint={t('payment.realNameHint')}>
        <TextField
          {...form.field('real_name')}
          label={t('payment.name')}
          hint={t('payment.nameHint')}
          placeholder={t('payment.nameExample')}
          maxLength={50}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          {...form.field('id_card')}
          label={t('payment.cardNumber')}
          hint={t('payment.cardNumberHint')}
          placeholder={t('payment.cardNumberExample')}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Part>
      <Part title={t('payment.realNamePhotos')} hint={t('payment.realNamePhotosHint')}>
        <div className={styles.pictures}>
          <PictureField label={t('payment.front')} isCard picture={front} error={missing(front.key)} />
          <PictureField label={t('payment.back')} isCard picture={back} error={missing(back.key)} />
        </div>
      </Part>
    </FormPage>
  )
}

interface PartProps {
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}

const Part = ({ title, hint, children }: PartProps) => {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <p className={page.note}>{hint}</p>
      {children}
    </section>
  )
}

/** How much of it is there. */
const Progress = ({ done, total }: { readonly done: number; readonly total: number }) => {
  const t = useTexts()
  return (
    <div className={styles.progress}>
      <ProgressBar percent={(done / total) * 100} label={t('payment.realName')} />
      <span>{t('payment.realNameProgress', { done, total })}</span>
    </div>
  )
}
