import SwiftUI

/// Greets, louder with each press.
public struct GreetingView: View {
  private let name: String
  @State private var volume = 0

  /// Creates a view that greets somebody.
  public init(name: String) { self.name = name }

  /// What the view shows.
  public var body: some View {
    VStack(spacing: 12) {
      Label("こんにちは、\(name)" + String(repeating: "!", count: volume), systemImage: "star.fill")
        .font(.title2)
        .accessibilityIdentifier("greeting")
      Button("Louder") { volume += 1 }
    }
    .padding()
  }
}
