public import SwiftUICore

/// Whether what is behind a sheet can be used.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
  fileprivate enum Reach: Sendable {
    case never, always
    case upThrough(PresentationDetent)
  }
  fileprivate let reach: Reach

  /// The usual: it cannot.
  public static let automatic = PresentationBackgroundInteraction(reach: .never)
  /// It can, at all heights; nothing of it gets dark.
  public static let enabled = PresentationBackgroundInteraction(reach: .always)
  /// It can while the sheet is not higher than at a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .upThrough(detent))
  }
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(reach: .never)
}

extension View {
  /// Sets whether what is behind the sheet around can be used.
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    sheetBehavior { behavior in
      switch interaction.reach {
      case .never: behavior.reachBehind = .never
      case .always: behavior.reachBehind = .always
      case .upThrough(let detent): behavior.reachBehind = .upThrough(AnyHashable(detent))
      }
    }
  }
}
