/** The contract of crowdfunding and its rules, as the product ships them. */
export const en = {
  contract: {
    title: 'Copyright crowdfunding contract',
    party_a: 'Cliffhanger',
    content: `<h2>Read this first: you can lose money</h2>
<p>A film or series can fail. Your interest is paid only from a pool the platform has funded in advance. If that pool is short, your interest is recorded as owed and paid later, and nobody can join meanwhile. Leaving early costs {penalty_rate} of what you put in. Only use money you can do without until the term ends.</p>
<h2>1. The parties</h2>
<p>Party A: {party_a}. Party B: {party_b}. Contract number: {contract_no}. Signed: {signed}.</p>
<h2>2. The project</h2>
<p>“{project}”. Owner of the copyright: {copyright_owner}.</p>
<h2>3. What Party B puts in</h2>
<p>{units} units at {unit_price} each. Party B pays {amount}. The money stays in the project's own escrow account for the whole term. It is never used to pay interest, and never paid to other members.</p>
<h2>4. Interest</h2>
<p>{day_rate} of the amount for each full day, for {cycle_days} days. A payment made before midnight, platform time, earns from the next day. Fractions of a cent are carried forward, so nothing is lost to rounding. Interest stops on the day the contract ends.</p>
<h2>5. The end of the term</h2>
<p>After {cycle_days} days Party B takes out the whole amount and any interest that hasn't been paid.</p>
<h2>6. Leaving early</h2>
<p>Party B can end the contract at any time. Party B then receives the amount less {penalty_rate} of it, plus interest up to the last full day. Before Party B confirms, the exact figures are shown. Interest already paid is Party B's to keep.</p>
<h2>7. If the project isn't funded</h2>
<p>If the project doesn't reach its minimum by the end date, the whole amount goes back to Party B's wallet automatically.</p>
<h2>8. Signature</h2>
<p>Signed by Party B: {sign_name}</p>`,
  },
  rules: `<p>You put money into the copyright of a drama, by units. It stays in the project's own escrow account for the whole term.</p>
<p>Interest is paid daily, only from a pool that was funded in advance. If the pool is short, interest is recorded as owed and paid first once the pool is funded again. Nobody can join in the meantime.</p>
<p>You can leave early at any time for 10% of what you put in. If a project isn't funded in time, everything goes back to your wallet.</p>`,
}
