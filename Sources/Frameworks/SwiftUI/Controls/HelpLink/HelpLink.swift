public import Foundation
public import SwiftUICore

/// A round button with a question mark that leads to help.
///
///     HelpLink { isOn = true }
nonisolated public struct HelpLink: View {
  private enum Target {
    case action(() -> Void)
    case address(URL)
  }
  private let target: Target
  @Environment(\.openURL) private var openURL
  @Environment(\.metrics.buttons) private var metrics

  /// Creates a button that does what it is given to do.
  public nonisolated init(action: @escaping () -> Void) { target = .action(action) }

  /// Creates a button that opens the address of a page, by the environment's `openURL`.
  public nonisolated init(destination: URL) { target = .address(destination) }

  @MainActor public var body: some View {
    let measures = metrics.measures(for: .small)
    Button {
      switch target {
      case .action(let action): action()
      case .address(let address): openURL(address)
      }
    } label: {
      Text(verbatim: "?").font(measures.font)
        .frame(width: Self.diameter, height: Self.diameter)
        .background(Color(UIColor.secondarySystemFill), in: Circle())
        .contentShape(Circle())
        .accessibilityLabel("Help")
    }
    .buttonStyle(.plain)
  }

  /// The button's diameter, in points: a choice.
  private static let diameter: CGFloat = 22
}
