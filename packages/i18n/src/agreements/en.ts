import type { AgreementText } from '../agreements.ts'

export const userAgreement: AgreementText = {
  title: 'User agreement',
  paragraphs: [
    '<p>Welcome to Cliffhanger. By registering or signing in you accept this agreement.</p>',
    '<h2>Your account</h2>',
    '<p>You can sign in with one click on this device, or register with a user name, a mail address or a phone number. Keep your password and your device safe; what is done in your account is done in your name. You can change your password at any time, which ends your sign-ins on other devices at once.</p>',
    '<h2>Content</h2>',
    '<p>Dramas are for your own watching. Do not download, record or resell them. An episode you unlocked is never charged twice.</p>',
    '<h2>Chat</h2>',
    '<p>Respect others. Harassment, fraud and unlawful content are forbidden and may end your account.</p>',
    '<h2>Prices</h2>',
    '<p>Before you buy, you see the price and the balance that will be left. Coins you bought never expire. Coins you were given may expire; the date is shown with them, and they are spent first.</p>',
    '<h2>The service</h2>',
    '<p>We do our best to keep the service running, but cannot promise that it never stops. When this agreement changes, the new text appears here.</p>',
  ],
}

export const privacyPolicy: AgreementText = {
  title: 'Privacy policy',
  paragraphs: [
    '<p>This policy says what we collect and what we use it for.</p>',
    '<h2>What we collect</h2>',
    '<p>What you tell us: nickname, picture, mail address or phone. About your device: type, system, language, time zone and IP address. What you do: the episodes you watch and the messages you send.</p>',
    '<h2>What it is for</h2>',
    '<p>To sign you in, protect your account, resume an episode, deliver messages and measure how well the service works. We do not sell your personal data.</p>',
    '<h2>How it is kept</h2>',
    '<p>Passwords are kept as salted hashes only; codes and sign-in tokens are never kept as plain text. Events are kept for 30 days, messages until you delete them.</p>',
    '<h2>Advertising</h2>',
    '<p>Only with your consent may one registration event be sent to an advertising provider, with your mail address and phone hashed.</p>',
    '<h2>Your rights</h2>',
    '<p>You can see and change your data, or ask our support to delete your account.</p>',
  ],
}
