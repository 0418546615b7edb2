import SwiftUI

/// Shows and hides some three thousand views, which are more than ten thousand nodes.
@main
struct MountingApp: App {
  var body: some Scene {
    WindowGroup { MountingView() }
  }
}

struct MountingView: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 0) {
      Button("toggle") { isShown.toggle() }
        .buttonStyle(StillButtonStyle())
      if isShown {
        HStack(spacing: 0) {
          ForEach(0..<58, id: \.self) { _ in Column() }
        }
      }
    }
  }
}

struct Column: View {
  @State private var note = "kept while it is shown"

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<58, id: \.self) { _ in Color.blue }
    }
    .accessibilityIdentifier(note)
  }
}

struct StillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
