import SwiftUI

/// An app that waits in real time before it is done, where it is told so; it is green then, and red before.
@main
struct Waiting: App {
  var body: some Scene { WindowGroup { WaitingView() } }
}

struct WaitingView: View {
  @State private var isDone = false

  var body: some View {
    (isDone ? Color.green : Color.red).onAppear {
      switch ProcessInfo.processInfo.environment["WAITING"] {
      case "queue": DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isDone = true }
      case "task":
        Task {
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          isDone = true
        }
      case "timer": _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in isDone = true }
      default: break
      }
    }
  }
}
