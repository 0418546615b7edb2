import SwiftUI

/// A screen full of labels, one of which counts.
///
/// The button looks the same while it is pressed, so that a tap makes one frame.
@main
struct OneLabelApp: App {
  var body: some Scene {
    WindowGroup { LabelsView() }
  }
}

struct LabelsView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 4) {
      Button("Count") { count += 1 }
        .buttonStyle(StillButtonStyle())
      CounterView(count: count)
      ForEach(0..<20) { row in
        HStack(spacing: 8) {
          ForEach(0..<5) { column in
            Text("\(row * 5 + column)").frame(width: 60, height: 24)
          }
        }
      }
    }
  }
}

struct CounterView: View {
  let count: Int

  var body: some View {
    Text("counted \(count)").frame(width: 200, height: 24)
  }
}

struct StillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8)
  }
}
