#if os(iOS)
  import UIKit

  enum Device {
    static let name = "phone"
  }
#else
  import AppKit

  enum Device {
    static let name = NSScreen.main.debugDescription
  }
#endif
