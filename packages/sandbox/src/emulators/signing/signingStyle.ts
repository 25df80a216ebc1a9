/** What only the signing page needs. */
export const signingStyle = `.document{max-height:320px;overflow:auto;padding:24px;border:1px solid var(--border);border-radius:6px;background:var(--sunken);display:flex;flex-direction:column;gap:12px}
.document h2{text-align:center}
.preview{border-bottom:1px solid var(--border-strong);padding:8px 4px;font:italic 28px/1.3 "Snell Roundhand","Segoe Script","Brush Script MT",Georgia,serif;overflow-wrap:anywhere}
canvas{display:block;width:100%;height:140px;border:1px dashed var(--border-strong);border-radius:6px;background:var(--raised);touch-action:none;cursor:crosshair;color:var(--text)}
main{padding:16px}`
