public import SwiftUICore

/// Views to look at while an app is written.
///
/// They are compiled with the app; `apus previews` lists them, and `apus snapshot --preview` takes their pictures.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What the previews are.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Self.Previews { get }
}
