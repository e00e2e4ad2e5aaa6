import { chromium } from '@playwright/test';
const base='http://127.0.0.1:8311', H={'x-bottega':'1'};
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const sizes={desk:{width:1280,height:720},phone:{width:390,height:844}};
const ctx=await b.newContext({baseURL:base,viewport:sizes.desk,reducedMotion:'reduce'});
const p=await ctx.newPage();
p.on('console',m=>{if(['error','warning'].includes(m.type()))console.log('CONSOLE',m.text())});
p.on('pageerror',e=>console.log('ERR',e.message));
await ctx.request.post('/api/guests',{data:{name:'Nina'+Date.now()%10000,lang:process.env.LANG2||'en'},headers:H});
const ids=[];
async function play(id,n){
  for(let i=0;i<n;i++){
    const r=await (await ctx.request.get(`/api/matches/${id}`)).json();
    if(!r.decision){ if(r.table.status!=='playing')return; await new Promise(r=>setTimeout(r,150)); continue;}
    const c=r.decision.choices; const pick=c[c.length>>1];
    await ctx.request.post(`/api/matches/${id}/answers`,{data:{decision:r.decision.id,action:pick.id},headers:H});
  }
}
for(const [game,n,seats] of [['leonardo',45,4],['inventors',30,4],['masters',40,4]]){
  const r=await ctx.request.post('/api/matches',{data:{game,word:'w'+game,order:'fixed',start:true,seats:[{me:true},...Array(seats-1).fill(0).map(()=>({me:false,bot:'random'}))]},headers:H});
  const id=(await r.json()).match; ids.push([game,id]); await play(id,n);
}
const fin=(await (await ctx.request.post('/api/matches',{data:{game:'masters',word:'fin',order:'fixed',start:true,seats:[{me:true},{me:false,bot:'random'}]},headers:H})).json()).match;
await play(fin,600);
const open=(await (await ctx.request.post('/api/matches',{data:{game:'leonardo',word:'open',seats:[{me:true},{me:false},{me:false}]},headers:H})).json()).match;
for(const [s,size] of Object.entries(sizes)){
  await p.setViewportSize(size);
  const shot=async(path,name,wait=1200)=>{await p.goto(path);await p.waitForTimeout(wait);await p.screenshot({path:`/tmp/look/${name}-${s}.png`});};
  await shot('/','home');
  await shot(`/match/${open}`,'lobby');
  for(const [g,id] of ids) await shot(`/match/${id}`,g,1800);
  await shot(`/match/${fin}`,'end',2500);
  await shot(`/match/${fin}/replay?step=20`,'replay',2000);
}
console.log(JSON.stringify({ids,fin,open}));
await b.close();
