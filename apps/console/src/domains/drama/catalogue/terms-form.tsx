import type { DramaTerms } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { Box, Stack, Typography } from '@mui/material'
import {
  EditBase,
  Loading,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useEditContext,
  useNotify,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { localOf, secondsOf } from '../../../platform/moments.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { FormSaveButton } from '../../../ui/inputs/form-save-button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Locked } from '../../../ui/locked.tsx'
import { Section } from '../../../ui/section.tsx'

interface TermsFormProps {
  readonly dramaId: number
  readonly isPublished: boolean
  /** Episodes that are out. */
  readonly episodes: number
}

/** What a drama costs, what of it is free, whether members may share it, and when it is published. */
export const TermsForm = (props: TermsFormProps) => {
  const t = useTexts()
  const notify = useNotify()
  const onSuccess = (): void => notify(t('shell.saved'), { type: 'success' })
  return (
    <EditBase
      resource="drama-terms"
      id={props.dramaId}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess }}
    >
      <Terms {...props} />
    </EditBase>
  )
}

const Terms = ({ isPublished, episodes }: TermsFormProps) => {
  const t = useTexts()
  const isReadOnly = !useMayDo()('content.write')
  const { record, error, refetch } = useEditContext<DramaTerms & { readonly id: number }>()
  if (error && !record) return <LoadFailure error={error} onRetry={refetch} />
  if (!record) return <Loading />
  return (
    <SimpleForm
      mode="onBlur"
      reValidateMode="onBlur"
      warnWhenUnsavedChanges
      sx={{ p: 0 }}
      toolbar={
        isReadOnly ? (
          false
        ) : (
          <Toolbar>
            <FormSaveButton />
          </Toolbar>
        )
      }
    >
      <Box sx={{ width: '100%' }}>
        <Section title={t('sharing.prices')} explanation={t('sharing.pricesHint')}>
          <Locked isLocked={isReadOnly}>
            <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <SelectInput
                source="vip_type"
                label={t('sharing.vipType')}
                disabled={isReadOnly}
                choices={[
                  { id: 0, name: t('sharing.vipTypeAll') },
                  { id: 1, name: t('sharing.vipTypeVip') },
                  { id: 2, name: t('sharing.vipTypeSvip') },
                ]}
                validate={required()}
              />
              <WholeNumber source="free_number" label={t('sharing.freeNumber')} most={2000} />
              <WholeNumber
                source="coin_price"
                label={t('sharing.coinPrice')}
                most={1_000_000}
                hint={t('sharing.coinPriceHint')}
              />
              <WholeNumber
                source="whole_price"
                label={t('sharing.wholePrice')}
                most={100_000_000}
                hint={t('sharing.wholePriceHint')}
              />
              <WholeNumber
                source="preview_seconds"
                label={t('sharing.previewSeconds')}
                most={60}
                hint={t('sharing.previewHint')}
              />
            </Stack>
            <PriceOfAll episodes={episodes} />
          </Locked>
        </Section>
        <Section title={t('sharing.publishing')}>
          <Locked isLocked={isReadOnly}>
            <FlagInput source="is_shareable" label={t('sharing.isShareable')} help={t('sharing.isShareableHint')} />
            {isPublished ? (
              <Typography color="textSecondary">{t('sharing.opensPublished')}</Typography>
            ) : (
              <TextInput
                source="opens_time"
                type="datetime-local"
                label={t('sharing.opensTime')}
                helperText={t('sharing.opensTimeHint')}
                format={localOf}
                parse={secondsOf}
                validate={timeToCome(t('sharing.opensTimePast'))}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            )}
          </Locked>
        </Section>
      </Box>
    </SimpleForm>
  )
}

interface WholeNumberProps {
  readonly source: keyof DramaTerms
  readonly label: string
  readonly most: number
  readonly hint?: string
}

const WholeNumber = ({ source, label, most, hint }: WholeNumberProps) => (
  <NumberInput
    source={source}
    label={label}
    min={0}
    max={most}
    step={1}
    helperText={hint ?? false}
    validate={[required(), minValue(0), maxValue(most)]}
    sx={{ width: 220 }}
  />
)

/** What the locked episodes cost one by one, beside what all of them cost together. */
const PriceOfAll = ({ episodes }: { readonly episodes: number }) => {
  const t = useTexts()
  const [price, free] = useWatch<{ coin_price: number; free_number: number }, ['coin_price', 'free_number']>({
    name: ['coin_price', 'free_number'],
  })
  const locked = Math.max(0, episodes - free)
  return (
    <Typography color="textSecondary" role="status">
      {t('sharing.priceOfAll', {
        locked: formatCount(locked, currentLanguage()),
        gold: formatCount(locked * price, currentLanguage()),
      })}
    </Typography>
  )
}

const timeToCome =
  (past: string) =>
  (seconds: unknown): string | undefined =>
    typeof seconds === 'number' && seconds > 0 && seconds * 1000 <= Date.now() ? past : undefined
