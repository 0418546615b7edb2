public import SwiftUICore

/// Views to look at while an app is written.
///
/// They are compiled with the app; `apus previews` lists them, and `apus snapshot --preview` takes their pictures.
///
///     struct TownName_Previews: PreviewProvider {
///       static var previews: some View { Text("Kyoto").previewDisplayName("A town") }
///     }
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What the previews are.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Self.Previews { get }
  /// What the previews are for; it has no effect here.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Whatever the app is for.
  public static var platform: PreviewPlatform? { nil }
}

/// What a preview is for.
public enum PreviewPlatform: Sendable {
  /// A phone or a tablet.
  case iOS
  /// A desktop.
  case macOS
  /// A television.
  case tvOS
  /// A watch.
  case watchOS
}
