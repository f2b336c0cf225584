import { Refused } from '@cliffhanger/client/call-error.ts'
import { realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { normalizeIdCard } from '@cliffhanger/rules/account/real-name.ts'
import { useState } from 'react'
import { call } from '../../../../platform/server/client.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { type UploadState, useUpload } from '../../../../shared/uploads/use-upload.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import page from '../../../../ui/forms/form-page.module.css'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { forgetAbout } from '../../wallet-answers.ts'
import { PictureField } from './picture-field.tsx'
import styles from './real-name-form.module.css'

interface RealNameFormProps {
  /** What was refused before, and why. */
  readonly former: { readonly name: string; readonly number: string; readonly reason: string } | undefined
}

const isOnItsWay = ({ percent }: UploadState): boolean => percent !== undefined && percent >= 0

/** Name, number and both sides of a document. */
export const RealNameForm = ({ former }: RealNameFormProps) => {
  const t = useTexts()
  const [isRequested, setIsRequested] = useState(false)
  const [front, back] = [useUpload('chat'), useUpload('chat')]
  const form = useForm(
    { real_name: former?.name ?? '', id_card: former?.number ?? '' },
    ({ real_name: name, id_card: number }) => ({
      real_name: name.trim().length >= 2 ? undefined : t('payment.nameWrong'),
      id_card: normalizeIdCard(number.trim()) === undefined ? t('payment.cardNumberWrong') : undefined,
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
  return (
    <form
      className={page.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsRequested(true)
        if (form.check() && front.key !== '' && back.key !== '') submit.run()
      }}
    >
      {former && <p className={styles.reason}>{t('payment.realNameFailedHint', { reason: former.reason })}</p>}
      <p className={page.note}>{t('payment.realNameHint')}</p>
      <TextField {...form.field('real_name')} label={t('payment.name')} maxLength={50} autoComplete="name" />
      <TextField
        {...form.field('id_card')}
        label={t('payment.cardNumber')}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <div className={styles.pictures}>
        <PictureField label={t('payment.front')} isCard picture={front} error={missing(front.key)} />
        <PictureField label={t('payment.back')} isCard picture={back} error={missing(back.key)} />
      </div>
      <Button type="submit" block busy={submit.isBusy} disabled={isOnItsWay(front) || isOnItsWay(back)}>
        {t('payment.submit')}
      </Button>
    </form>
  )
}
