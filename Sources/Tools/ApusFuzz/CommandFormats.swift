import ApusCommand
import Foundation
import LaunchContract

/// Swift sources, Xcode projects and manifests, as the command line looks through them.
struct SourceFormat: FuzzFormat {
  let name = "sources"

  var words: [String] {
    [
      "#if os(Linux)\n", "#else\n", "#elseif ", "#endif\n", "@main", "/*", "*/", "\"\"\"", "#\"", "\"#", "#/", "/#", "\\(", ")",
      "//", "!(", "&&",
      "||", "SWIFT_VERSION = 5;", "lastKnownFileType = folder; path = a;",
    ]
  }

  func run(_ data: Data) { OutsideFormats.read(source: data) }
}

/// The files by which Xcode describes projects, workspaces and schemes.
struct XcodeFormat: FuzzFormat {
  enum Kind: String, CaseIterable { case project, workspace, scheme }

  let kind: Kind
  var name: String { kind.rawValue }

  var words: [String] {
    switch kind {
    case .project:
      [
        "{", "}", "(", ")", "=", ";", ",", "\"", "/*", "*/", "//", "<<<<<<< ", "children = (", "path = \"../..\";", "\\000",
        "sourceTree = \"<absolute>\";", "isa = PBXGroup;", "isa = PBXVariantGroup;", "files = (", "fileRef = ", "target = ",
        "membershipExceptions = (", "\"/Localized: a\",", "platformFilters = (ios, );", "exceptions = (", "dstPath = ..;",
      ]
    case .workspace, .scheme:
      [
        "<", ">", "/>", "</", "<!--", "-->", "<!DOCTYPE a>", "<![CDATA[", "]]>", "&amp;", "&#x", "&#0;", "\"", "'", "=",
        "location = \"group:..\"", "location = \"absolute:/\"", "location = \"self:\"", "<Group ", "<FileRef ", "<LaunchAction>",
        "<BuildableReference ", "argument = \"\\", "isEnabled = \"YES\"",
      ]
    }
  }

  func run(_ data: Data) {
    switch kind {
    case .project: OutsideFormats.read(project: data)
    case .workspace: OutsideFormats.read(workspace: data)
    case .scheme: OutsideFormats.read(scheme: data)
    }
  }
}

/// The words of a command line.
struct ArgumentFormat: FuzzFormat {
  let name = "arguments"

  var words: [String] {
    [
      "\0--after\0", "\0--size\0", "390x844", "\0--scale\0", "\0--env\0A=b", "\0--", "\0-o\0a.png", "\0snapshot\0", "\0run\0",
      "\0--record\0a.gif",
      "=", "\0--tap\0", "\0--sanitize\0thread",
    ]
  }

  func run(_ data: Data) {
    OutsideFormats.read(
      arguments: String(decoding: data, as: UTF8.self).split(separator: "\0", omittingEmptySubsequences: false).map(String.init))
  }
}

/// What an app is told in its environment: variables with equals signs, one in each line.
struct ActionFormat: FuzzFormat {
  let name = "environment"

  var words: [String] {
    ["APUS_ACTIONS=[", "{\"after\":1}", "{\"tap\":\"a\"},", "]", "APUS_SIZE=", "APUS_SCALE=", "\n", "APUS_FILM=", "null"]
  }

  func run(_ data: Data) {
    var environment: [String: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      environment[parts[0]] = parts.count > 1 ? parts[1] : ""
    }
    _ = try? LaunchRequest(environment: environment)
  }
}

/// What an app that is driven from outside is asked for, and what it answers, a line each.
struct RemoteFormat: FuzzFormat {
  let name = "remote"

  var words: [String] {
    [
      "{\"id\":1,\"do\":\"act\",", "\"kind\":\"", "\"ref\":\"e1\"", "\"x\":1e308", "\"seconds\":", "null", "}\n", "[[",
      "1e999", "-0",
      "\"region\":{", "\"preview\":", "{\"ok\":{}}", "\"do\":\"configure\"", "\"width\":", "\\ud800", "\\u0000",
    ]
  }

  func run(_ data: Data) {
    var lines = RemoteLines()
    // Pieces end anywhere.
    for start in stride(from: 0, to: data.count, by: 1_000) { lines.take(data.dropFirst(start).prefix(1_000)) }
    while let line = lines.next() {
      guard case .whole(let bytes) = line else { continue }
      if let request = try? RemoteRequest(line: bytes), case .configure(let configuration) = request.verb {
        var launch = LaunchRequest()
        precondition((try? configuration.apply(to: &launch)) != nil, "a configuration was read that is none")
      }
      precondition(OutsideFormats.read(answer: bytes), "JSON is not read as it was written")
    }
  }
}
