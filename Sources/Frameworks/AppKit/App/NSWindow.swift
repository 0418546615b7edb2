import CoreGraphicsTypes
public import Foundation
import SwiftUI
import SwiftUICore
import UIKitTypes

/// The window that views of SwiftUI fill, as views of AppKit in it see it.
@MainActor @preconcurrency
public final class NSWindow: NSResponder {
  private override init() { super.init() }

  /// The one window of the app whose code runs now, or ran last.
  package static var current: NSWindow { EngineServices.keptNow { NSWindow() } }

  /// The window's place and size on the screen, in points; it begins at 0.
  public var frame: NSRect { UIScreen.main.bounds }
  /// The part of it that content fills: all of it.
  public var contentLayoutRect: NSRect { frame }
  /// Pixels for each point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
  /// The screen that it is on.
  public var screen: NSScreen? { .main }
  /// Whether it is light or dark.
  public var effectiveAppearance: NSAppearance { .currentDrawing() }
  /// Whether the app is in use, so that it takes keys.
  public var isKeyWindow: Bool { CurrentApp.shared.isActive }
  /// Whether the app is in use.
  public var isMainWindow: Bool { isKeyWindow }

  /// Takes keys and text from what has them, where nobody else is named; views of AppKit take none.
  @discardableResult
  public func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    _ = AppWindow.current.endEditing()
    return responder == nil
  }
  /// Closes the window; with the last one the app ends.
  public func close() { CurrentApp.shared.closeFront() }
  /// Closes the window, as a person does.
  public func performClose(_ sender: Any?) { close() }
  /// Brings the window to the front.
  public func makeKeyAndOrderFront(_ sender: Any?) { CurrentApp.shared.bringToFront() }
}
