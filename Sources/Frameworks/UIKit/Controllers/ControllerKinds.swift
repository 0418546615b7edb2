/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window.
  case fullScreen = 0
  /// A sheet as wide as is easily read.
  case pageSheet
  /// A small sheet in the middle.
  case formSheet
  /// Over the controller that defines the context: the whole window here.
  case currentContext
  /// As the app says; over the whole window here.
  case custom
  /// Over the whole window, and what is below shows through.
  case overFullScreen
  /// Over the context, and what is below shows through.
  case overCurrentContext
  /// A bubble that points at a view.
  case popover
  /// Not adapted to narrow windows.
  case none = -1
  /// As the system says: a sheet.
  case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the lower edge.
  case coverVertical = 0
  /// By fading, where it covers the window; sheets come from the lower edge.
  case crossDissolve = 2
}

/// How the bar with the time looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the screen below wants it.
  case `default`
  /// Light, for dark screens.
  case lightContent
  /// Dark, for light screens.
  case darkContent = 3
}

/// How the bar with the time comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By fading.
  case fade
  /// By sliding.
  case slide
}

/// How a device may be turned, of all the ways.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt
  /// Creates ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, with its lower edge on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, with its lower edge on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In all ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// In all ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
