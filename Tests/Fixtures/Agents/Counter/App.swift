import SwiftUI

@main
struct CounterApp: App {
  init() { print("the counter starts") }

  var body: some Scene {
    WindowGroup { CounterView() }
  }
}

struct CounterView: View {
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    VStack(spacing: 20) {
      Text("\(count) items").foregroundStyle(count > 0 ? .red : .primary)
      Button("Add") { count += 1 }
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      Button("Crash") { fatalError("on purpose") }
    }
    .padding()
  }
}

#Preview("Card") { CounterView() }
