import EngineRuntime
import Foundation
public import SwiftUI

extension Snapshotting where Value: View, Format == UIImage {
  /// A view as a picture, in the size that it has where nobody offers it one.
  public static var image: Snapshotting { image() }

  /// A view as a picture.
  ///
  /// Actions of views that appear have run, and animations have come to their ends.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether everything that needs a window is drawn, as materials: here it always is.
  ///   - precision: The part of pixels that must be alike, 0…1.
  ///   - perceptualPrecision: How alike two pixels must be to count, 0…1, as people see colours.
  ///   - layout: How much room the view has.
  ///   - traits: What holds beside the layout's: light or dark, text size, pixels for each point (2 unless said otherwise) …
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let settings = ViewScreenSettings(layout, traits)
    let base = SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: settings.configuration.scale)
    let nothing = UIImage(snapshotPNG: Data(), scale: nil)
    return onScreen(base, settings, nothing: nothing) { $0.picture }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// What a screen reader finds in a view, with places, in the size that the view has where nobody offers it one.
  public static var elements: Snapshotting { elements() }

  /// What a screen reader finds in a view: a line for each element with role, label, value and the rest.
  ///
  /// Only Apus has this strategy.
  ///
  /// - Parameters:
  ///   - frames: Whether the places count, in whole points: they change with the fonts.
  ///   - layout: How much room the view has.
  ///   - traits: What holds beside the layout's: light or dark, text size …
  /// - Returns: The strategy.
  public static func elements(
    frames: Bool = true, layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    onScreen(.lines, ViewScreenSettings(layout, traits), nothing: "") { ElementText(of: $0.elements, frames: frames).text }
  }
}

extension Snapshotting where Value: View {
  /// A strategy that looks at a view on a screen; `nothing` stands for what cannot be shown, which is said.
  fileprivate static func onScreen(
    _ base: SimplySnapshotting<Format>, _ settings: ViewScreenSettings, nothing: Format, waiting: TimeInterval = 0,
    _ look: @escaping @MainActor (ViewScreen<Value>) -> Format
  ) -> Snapshotting {
    var result: Snapshotting = base.asyncPullback { view in
      let run = SnapshotRun.current
      return Async { callback in
        // Safe: the caller waits until the main thread is done with them.
        nonisolated(unsafe) let (view, callback, nothing) = (view, callback, nothing)
        MainThread.run {
          do throws(SnapshotFailure) {
            let screen = try ViewScreen(view, settings, waiting: waiting)
            callback(look(screen))
            screen.close()
          } catch {
            SnapshotRun.fail(error.description, in: run)
            callback(nothing)
          }
        }
      }
    }
    result.afterWaiting = { onScreen(base, settings, nothing: nothing, waiting: waiting + $0, look) }
    return result
  }
}
