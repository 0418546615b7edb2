import Foundation
import LaunchContract

/// What pages are told, as their script reads it.
enum PageNews {
  /// Which app there is, what it can show, and how it is shown.
  struct App: Encodable, Equatable {
    /// The number under which the page says that it has drawn.
    var listener: Int?
    var name: String
    var previews: [RemotePreview]
    /// The number of the preview that shows; `nil`: the app does.
    var preview: Int?
    var settings: Settings
    /// The size that was asked for on the command line.
    var size: Size?
    var devices = PageNews.devices
    var textSizes = LaunchRequest.TextSize.words
  }

  struct Settings: Encodable, Equatable {
    var colorScheme: String
    var contrast: String
    var textSize: String
    var locale: String?
    var rightToLeft: Bool

    init(_ request: LaunchRequest, rightToLeft: Bool?) {
      colorScheme = (request.colorScheme ?? .light).text
      contrast = (request.contrast ?? .standard).text
      textSize = (request.textSize ?? .large).text
      locale = request.locale?.text
      self.rightToLeft = rightToLeft ?? false
    }
  }

  struct Size: Encodable, Equatable {
    var name: String?
    var width: Double
    var height: Double
  }

  /// A part of what shows; all lengths in pixels.
  struct Picture: Encodable {
    var number: Int
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var windowWidth: Int
    var windowHeight: Int
    /// A PNG file; JSON has it in base 64.
    var png: Data

    init(_ part: RemoteFramePicture, png: Data) {
      (number, x, y, width, height) = (part.number, part.x, part.y, part.width, part.height)
      (windowWidth, windowHeight, self.png) = (part.windowWidth, part.windowHeight, png)
    }
  }

  /// What a page knows beside the picture.
  struct Look: Encodable, Equatable {
    var title: String
    var caret: RemoteRect?
    var pointer: String

    init(_ frame: RemoteFrame) {
      (title, caret, pointer) = (frame.title, frame.caret, frame.pointer)
    }
  }

  /// A text, or that there is none any more.
  struct Note: Encodable, Equatable { var text: String? }

  struct Lines: Encodable, Equatable { var lines: [String] }

  /// Screens that are worth a look: one of each size, of those that people have now.
  private static let devices = [
    "iPhone SE", "iPhone 16", "iPhone 16 Pro Max", "iPad mini", "iPad Air 11-inch", "iPad Pro 13-inch",
  ].compactMap { DeviceScreen(named: $0) }.map { Size(name: $0.name, width: $0.width, height: $0.height) }
}

extension PageEvent {
  init(_ name: String, encoding news: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // All that is told has members that JSON knows; a page that reads nothing of one shows nothing of it.
    self.init(name, (try? encoder.encode(news)).map { String(decoding: $0, as: UTF8.self) } ?? "null")
  }
}
