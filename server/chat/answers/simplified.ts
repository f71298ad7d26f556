// Many families in Houston write the traditional characters of Taiwan and Hong Kong; the site's Chinese is simplified. Each character of the
// first list becomes the character at the same place of the second. Only characters that people use about insurance, work and family.
const TRADITIONAL =
  '醫療補貼稅額費繳綠紅藍銀銅級報險麼嗎們個來時間開關門問題電話號碼網絡藥處質診註冊請幫錢賺賣買貴資訊簽證離職業歲媽爺孫兒學' +
  '畢結養領壽終體檢驗傷殘員單據進過還沒後為對會這裡裏億萬歷選擇計劃畫劑國區縣臺灣華語說講誰應該讓給從與無舊換轉變動務經濟現' +
  '實際產權點週樣條長頭車輛駕駛執達連遲適運遠陽陰難項頁預類顧飛飯館馬驚魚鮮麥黃龍勞榮樂標機殺氣漢決況潔滿準爭獎獨獲環異當發' +
  '盡監礎禮種稱積穩窮競節約納紙細組統絕維總績線練續罰聯聲聽腦臨興舉蓋薦術衛複規視親觀訂記許設評詢詳認誤課調談論護讀負財責貨' +
  '貧貸貿賠賬賴購贏趕趙跡軟較輕輸辦遞郵鄉醬釋鋼錄錯鐘鐵閉階隨雖雙雜靜願顯餘騙髮鬆齊齒齡爛屬嬰嬸婦寶專將尋導屆層幣幾庫廠廣廳' +
  '張強彌徵恆愛態慣憂憑戶掃擔擴攝數斷於東極構樓確損減測滯濃災煙熱燈牽狀猶痠瘋癥癒糧繼罷羅義習聖聰臟艱蘭蟲裝製訴詐謝譯貝贍贊' +
  '趨蹤躍輩邊鄰銷鎖鎮鏡鑰閃閱陸隊隱靈頓須頒頗頸顏顛颱驟鬥鹽擁賃屜妳啟啓嚴僱傭傳債傾償優儲兩凍劇劉創勝匯協卻參吳喪圍園圖團堅' +
  '場塊墊壓壞夠夢夾奧奪奮';
const SIMPLIFIED =
  '医疗补贴税额费缴绿红蓝银铜级报险么吗们个来时间开关门问题电话号码网络药处质诊注册请帮钱赚卖买贵资讯签证离职业岁妈爷孙儿学' +
  '毕结养领寿终体检验伤残员单据进过还没后为对会这里里亿万历选择计划画剂国区县台湾华语说讲谁应该让给从与无旧换转变动务经济现' +
  '实际产权点周样条长头车辆驾驶执达连迟适运远阳阴难项页预类顾飞饭馆马惊鱼鲜麦黄龙劳荣乐标机杀气汉决况洁满准争奖独获环异当发' +
  '尽监础礼种称积稳穷竞节约纳纸细组统绝维总绩线练续罚联声听脑临兴举盖荐术卫复规视亲观订记许设评询详认误课调谈论护读负财责货' +
  '贫贷贸赔账赖购赢赶赵迹软较轻输办递邮乡酱释钢录错钟铁闭阶随虽双杂静愿显余骗发松齐齿龄烂属婴婶妇宝专将寻导届层币几库厂广厅' +
  '张强弥征恒爱态惯忧凭户扫担扩摄数断于东极构楼确损减测滞浓灾烟热灯牵状犹酸疯症愈粮继罢罗义习圣聪脏艰兰虫装制诉诈谢译贝赡赞' +
  '趋踪跃辈边邻销锁镇镜钥闪阅陆队隐灵顿须颁颇颈颜颠台骤斗盐拥赁屉你启启严雇佣传债倾偿优储两冻剧刘创胜汇协却参吴丧围园图团坚' +
  '场块垫压坏够梦夹奥夺奋';

const target = Array.from(SIMPLIFIED);
const pairs = new Map(Array.from(TRADITIONAL, (sign, place) => [sign, target[place] ?? sign]));

/** Returns a text with traditional Chinese characters replaced by simplified characters. */
export const simplified = (text: string): string =>
  text.replaceAll(/\p{Script=Han}/gu, (sign) => pairs.get(sign) ?? sign);
