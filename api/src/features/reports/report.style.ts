/** Added to the style of all pages that the server renders. */
export const reportStyle = `
body { place-items: start center; }
main.report { max-width: 860px; border-top: 6px solid var(--rule); }
.ink { --rule: #1b1916; } .red { --rule: #c8371b; } .orange { --rule: #c26a00; } .green { --rule: #2c7a4b; }
.blue { --rule: #2457c5; } .violet { --rule: #6b3fb5; }
.report img { display: block; max-width: 240px; max-height: 96px; margin-bottom: 16px; padding: 8px; border-radius: 8px;
  background: #fff; }
.report .company { margin: 0 0 4px; font-weight: 600; } .report .opening { max-width: 65ch; white-space: pre-line; }
.report h1 { font-size: 2.25rem; margin-bottom: 16px; } .report h2 { font-size: 1.25rem; margin: 32px 0 8px; }
.report dl { grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 24px; margin: 24px 0 0; }
.report dd { text-align: left; font-weight: 400; } .report dd strong { display: block; font-size: 1.75rem; line-height: 1.2; }
.report ul { margin: 0; padding: 0; list-style: none; } .report li { padding: 8px 0; border-top: 1px solid var(--line); }
.report li .soft { display: block; }
.scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 16px 8px 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--soft); font-weight: 400; } tbody th { min-width: 180px; font-weight: 400; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; } .number:last-child { padding-right: 0; }
.report footer { margin-top: 32px; padding-top: 16px; border-top: 1px solid var(--line); font-size: 0.875rem; }
.report .download { margin: 32px 0 0; }
.report footer p { margin: 0 0 4px; }
@media (max-width: 600px) { body { padding: 12px; } main.report { padding: 20px; } }
@media print { :root { --ground: #fff; --paper: #fff; --ink: #000; --soft: #444; --line: #ccc; } body { padding: 0; }
  main.report { border-inline: 0; border-bottom: 0; padding: 16px 0; } section, tr, li { break-inside: avoid; }
  .download { display: none; } }`;
