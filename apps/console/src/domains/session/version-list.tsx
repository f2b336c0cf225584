import type { CallData } from '@cliffhanger/contract/call.ts'
import type { textOperatorCalls } from '@cliffhanger/contract/session/operator-text-calls.ts'
import { Chip, Stack } from '@mui/material'
import { maxLength, NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { sizeText } from '../../platform/size-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { FormList } from '../../ui/dialogs/form-list.tsx'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { ReasonInput } from '../../ui/inputs/reason-input.tsx'
import { Column } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

type Version = CallData<typeof textOperatorCalls.listVersions>['list'][number]

const systems = ['h5', 'android', 'ios'] as const
const packages = ['h5', 'wgt', 'apk', 'ipa'] as const
const choicesOf = (values: readonly string[]) => values.map((id) => ({ id, name: id }))

/** Versions of the client that were published, newest first. */
export const VersionList = () => {
  const t = useTexts()
  return (
    <FormList
      title={t('platform.versions')}
      permission="version.write"
      madeText={t('operators.asked')}
      createTitle={t('platform.publishVersion')}
      inputs={<VersionInputs />}
    >
      <Column<Version> source="device_os" label={t('platform.system')} />
      <Column<Version> source="version" label={t('platform.version')}>
        {({ version, version_code }) => `${version} (${version_code})`}
      </Column>
      <Column<Version> source="title" label={t('platform.title')} />
      <Column<Version> source="package_type" label={t('platform.package')}>
        {({ package_type, size }) => (size > 0 ? `${package_type} · ${sizeText(size)}` : package_type)}
      </Column>
      <Column<Version> source="is_force" label={t('platform.manner')}>
        {({ is_force, is_silent }) => (
          <Stack direction="row" spacing={1}>
            {is_force === 1 && <Chip size="small" color="warning" variant="outlined" label={t('platform.forced')} />}
            {is_silent === 1 && <Chip size="small" variant="outlined" label={t('platform.silent')} />}
          </Stack>
        )}
      </Column>
      <Column<Version> source="create_time" label={t('shell.created')}>
        {({ create_time }) => <Time seconds={create_time} />}
      </Column>
    </FormList>
  )
}

const VersionInputs = () => {
  const t = useTexts()
  return (
    <>
      <SelectInput
        source="device_os"
        label={t('platform.system')}
        choices={choicesOf(systems)}
        defaultValue="h5"
        validate={required()}
        helperText={false}
      />
      <TextInput
        source="version"
        label={t('platform.version')}
        validate={[required(), maxLength(32)]}
        helperText={false}
      />
      <NumberInput
        source="version_code"
        label={t('platform.versionCode')}
        helperText={t('platform.versionCodeHint')}
        validate={required()}
      />
      <TextInput
        source="title"
        label={t('platform.title')}
        validate={[required(), maxLength(100)]}
        helperText={false}
      />
      <TextInput
        source="content"
        label={t('platform.whatIsNew')}
        defaultValue=""
        parse={(text: string) => text}
        validate={maxLength(5000)}
        multiline
        minRows={3}
        helperText={false}
      />
      <TextInput
        source="url"
        label={t('platform.address')}
        validate={[required(), maxLength(500)]}
        helperText={t('platform.addressHint')}
      />
      <SelectInput
        source="package_type"
        label={t('platform.package')}
        choices={choicesOf(packages)}
        defaultValue="h5"
        validate={required()}
        helperText={false}
      />
      <NumberInput
        source="size"
        label={t('platform.sizeBytes')}
        defaultValue={0}
        validate={required()}
        helperText={false}
      />
      <TextInput
        source="sha256"
        label={t('platform.sha256')}
        defaultValue=""
        parse={(text: string) => text.trim().toLowerCase()}
        validate={maxLength(64)}
        helperText={t('platform.sha256Hint')}
      />
      <FlagInput source="is_force" label={t('platform.forced')} help={t('platform.forcedHint')} />
      <FlagInput source="is_silent" label={t('platform.silent')} help={t('platform.silentHint')} />
      <ReasonInput />
    </>
  )
}
