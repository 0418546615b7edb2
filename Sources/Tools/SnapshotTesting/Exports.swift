@_exported public import TestAttachments
