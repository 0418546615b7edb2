import GreeterModel
import SwiftUI

/// Greets, louder with each press.
public struct GreetingView: View {
  private let name: String
  @StateObject private var loudness = Loudness()

  /// Creates a view that greets somebody.
  public init(name: String) { self.name = name }

  /// What the view shows.
  public var body: some View {
    VStack(spacing: 12) {
      Label("こんにちは、\(name)" + String(repeating: "!", count: loudness.volume), systemImage: "star.fill")
        .font(.title2)
        .accessibilityIdentifier("greeting")
      Button("Louder") { loudness.increase() }
    }
    .padding()
  }
}
