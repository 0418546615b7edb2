public import SwiftUICore

/// Whether what is behind a sheet can be used.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
  fileprivate enum Usable: Sendable {
    case never, always
    case upThrough(PresentationDetent)
  }
  fileprivate let usable: Usable

  /// The usual: it cannot.
  public static let automatic = PresentationBackgroundInteraction(usable: .never)
  /// It can, at all heights; nothing of it gets dark.
  public static let enabled = PresentationBackgroundInteraction(usable: .always)
  /// It can while the sheet is not higher than at a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(usable: .upThrough(detent))
  }
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(usable: .never)
}

extension View {
  /// Sets whether what is behind the sheet around can be used.
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    sheetBehavior { behavior in
      switch interaction.usable {
      case .never: behavior.usableDetents = .never
      case .always: behavior.usableDetents = .always
      case .upThrough(let detent): behavior.usableDetents = .upThrough(AnyHashable(detent))
      }
    }
  }
}
