/** The styles that only the signing page needs. */
export const signingStyle = `.document{max-height:320px;overflow:auto;padding:24px;border:1px solid var(--border);border-radius:6px;background:var(--sunken);display:flex;flex-direction:column;gap:12px}
.document h2{text-align:center}
.preview{border-bottom:1px solid var(--border-strong);padding:8px 4px;font:italic 28px/1.3 "Snell Roundhand","Segoe Script","Brush Script MT",Georgia,serif;overflow-wrap:anywhere}
canvas{display:block;width:100%;height:140px;border:1px dashed var(--border-strong);border-radius:6px;background:var(--raised);touch-action:none;cursor:crosshair;color:var(--text)}
main{padding:16px}
.missing{flex:1;align-self:center;min-width:12rem}`

/** Facts that are read rather than compared: from the left, and one below the other on a small screen. */
export const factsStyle = `.facts dd{text-align:left}
.alert .icon{color:inherit;vertical-align:-3px}
@media (max-width:480px){.facts{grid-template-columns:1fr;gap:2px}.facts dd{margin-bottom:10px}}`
