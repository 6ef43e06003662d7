import { cleanHtml } from './server/core/html.ts';
import { adaIsi } from './src/domain/analisis/rules.ts';
const T=(n:string,f:()=>unknown)=>{const b=performance.now();f();console.log(n,Math.round(performance.now()-b))};
for (const k of [25,50,100,300]) {
T('p'+k,()=>cleanHtml(`<p>${'x'.repeat(k*1024)}</p>`));
T('<<<'+k,()=>cleanHtml('a'+'<'.repeat(k*1024)));
T('<b>'+k,()=>cleanHtml('<b>'.repeat(k*1024/3)+'a'));
T('<b>close'+k,()=>cleanHtml('<b>'.repeat(k*1024/7)+'a'+'</b>'.repeat(k*1024/7)));
T('<x '+k,()=>cleanHtml('<a '.repeat(k*1024/3)));
T('</b>'+k,()=>cleanHtml('<table>'.repeat(k*1024/8)+'</b>'.repeat(k*1024/8)));
T('&'+k,()=>cleanHtml('&'.repeat(k*1024)));
T('ada'+k,()=>adaIsi('<'.repeat(k*1024)));
}
