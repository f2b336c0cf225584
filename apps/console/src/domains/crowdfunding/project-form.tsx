import { Alert, Box, Stack, Typography } from '@mui/material'
import {
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from 'react-admin'
import { localOf, secondsOf } from '../../platform/moments.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { FormSaveButton } from '../../ui/inputs/form-save-button.tsx'
import { PicturesInput } from '../../ui/inputs/pictures-input.tsx'
import { Locked } from '../../ui/locked.tsx'
import { AmountInput, RateInput } from '../../ui/money/money-inputs.tsx'
import type { ProjectFormValues } from './project-form-values.ts'
import { useTypeChoices } from './project-list.tsx'
import { ProjectTextsInput } from './project-texts-input.tsx'

const mostUnits = 1_000_000
const mostDays = 3650

/** Inputs beside each other where there is room. */
const row = { direction: { xs: 'column', sm: 'row' }, spacing: { xs: 1.5, sm: 2 }, sx: { mt: 1 } } as const

/** What is written about a project: words and terms at the left, pictures at the right. */
export const ProjectForm = () => {
  const t = useTexts()
  const isReadOnly = !useMayDo()('finance.write')
  const types = useTypeChoices()
  const project = useRecordContext<Partial<ProjectFormValues>>()
  const isOpened = project?.stage !== undefined && project.stage !== 'draft'
  return (
    <SimpleForm
      toolbar={isReadOnly ? false : <FormToolbar />}
      mode="onBlur"
      reValidateMode="onBlur"
      sx={{ p: { xs: 2, sm: 3 } }}
      warnWhenUnsavedChanges
    >
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={4} sx={{ width: '100%' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {isOpened && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('crowdfunding.termsFixed')}
            </Alert>
          )}
          <Locked isLocked={isReadOnly}>
            <ProjectTextsInput />
          </Locked>
          <Locked isLocked={isReadOnly || isOpened}>
            <TermInputs />
          </Locked>
        </Box>
        <Box sx={{ width: { md: 260 }, flexShrink: 0 }}>
          <Locked isLocked={isReadOnly}>
            <PicturesInput coverLabel={t('crowdfunding.cover')} hint={t('crowdfunding.imagesHint')} />
            <SelectInput source="type_id" label={t('crowdfunding.type')} choices={types} validate={required()} />
            <NumberInput
              source="sort"
              label={t('crowdfunding.sort')}
              helperText={t('crowdfunding.sortHint')}
              defaultValue={0}
              validate={required()}
            />
          </Locked>
        </Box>
      </Stack>
    </SimpleForm>
  )
}

const FormToolbar = () => (
  <Toolbar>
    <FormSaveButton />
  </Toolbar>
)

/** The terms that stand in contracts, and who may be paid. */
export const TermInputs = () => {
  const t = useTexts()
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {t('crowdfunding.terms')}
      </Typography>
      <TextInput
        source="copyright_owner"
        label={t('crowdfunding.owner')}
        validate={[required(), maxLength(100)]}
        helperText={false}
      />
      <Stack {...row}>
        <AmountInput source="unit_price" label={t('crowdfunding.unitPrice')} coin="money" />
        <UnitsInput source="units_total" label={t('crowdfunding.unitsTotal')} />
        <AmountInput
          source="min_amount"
          label={t('crowdfunding.minAmount')}
          help={t('crowdfunding.minAmountHint')}
          coin="money"
          mayBeNothing
        />
      </Stack>
      <Stack {...row}>
        <UnitsInput source="min_unit" label={t('crowdfunding.minUnit')} starts={1} />
        <NumberInput
          source="max_unit"
          label={t('crowdfunding.maxUnit')}
          helperText={t('crowdfunding.noLimitHint')}
          defaultValue={0}
          validate={[required(), minValue(0), maxValue(mostUnits)]}
        />
      </Stack>
      <Stack {...row}>
        <RateInput source="day_rate" label={t('crowdfunding.dayRate')} help={t('crowdfunding.dayRateHint')} />
        <NumberInput
          source="cycle_days"
          label={t('crowdfunding.cycleDays')}
          helperText={false}
          validate={[required(), minValue(1), maxValue(mostDays)]}
        />
      </Stack>
      <TimeInputs />
      <TextInput
        source="payee_numbers"
        label={t('crowdfunding.payees')}
        helperText={t('crowdfunding.payeesHint')}
        defaultValue=""
      />
    </>
  )
}

interface UnitsInputProps {
  readonly source: string
  readonly label: string
  readonly starts?: number
}

const UnitsInput = ({ source, label, starts }: UnitsInputProps) => (
  <NumberInput
    source={source}
    label={label}
    helperText={false}
    validate={[required(), minValue(1), maxValue(mostUnits)]}
    {...(starts !== undefined && { defaultValue: starts })}
  />
)

interface Period {
  readonly start_time?: number | null
  readonly end_time?: number | null
}

const TimeInputs = () => {
  const t = useTexts()
  const endsLater = (_end: unknown, { start_time: start, end_time: end }: Period): string | undefined =>
    end && end <= (start || 0) ? t('crowdfunding.endsTooEarly') : undefined
  return (
    <Stack {...row}>
      {(['start_time', 'end_time'] as const).map((source) => (
        <TextInput
          key={source}
          source={source}
          type="datetime-local"
          label={t(source === 'start_time' ? 'crowdfunding.starts' : 'crowdfunding.ends')}
          helperText={false}
          format={localOf}
          parse={secondsOf}
          validate={source === 'end_time' ? [required(), endsLater] : required()}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Stack>
  )
}
