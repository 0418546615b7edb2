import SwiftUI
struct Row: View {
  let n: Int
  @State private var on = false
  var body: some View {
    HStack {
      Image(systemName: "checkmark.circle.fill").foregroundColor(.accentColor)
      Text("Checked \(n)")
      Spacer()
      Button("押す") { on.toggle() }
      if on { Text("On").foregroundColor(.red) }
    }
    .padding()
    .background(Color.white)
    .cornerRadius(8)
    .shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 3)
  }
}
struct Content: View {
  var body: some View {
    NavigationView {
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<100) { Row(n: $0) }
        }.padding()
      }
      .background(Color(UIColor.systemGray6))
      .navigationBarTitle("住みたい街ランキング2021(首都圏)", displayMode: .inline)
    }
  }
}
struct Demo: App {
  var body: some Scene { WindowGroup { Content() } }
}
Demo.main()
